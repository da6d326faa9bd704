/* Plays a scenario by the rules of the page. Returns what went wrong, or null. */
const AS_LISTS = ["said", "offence", "out", "first_turn"];
const UNORDERED = ["hands", "points", "aside"];
const sorted = (list) => [...list].sort();

function runScenario({ position, steps }) {
  let match = GAMES[position.game].load(position, position.options ?? {}, fromHex(position.seed ?? ""));
  let happened = [];
  const once = (names) => names.filter((name, i) => name !== names[i - 1]); // private events are not told apart here
  for (const [number, step] of steps.entries()) {
    const wrong = (what, expected, came) =>
      `step ${number + 1}: ${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(came)}`;
    if (step.legal || step.turn_legal) {
      const outOfTurn = (move) => /^(call|challenge)\b/.test(move);
      const moves = match.moves(step.seat).filter((move) => step.legal || !outOfTurn(move));
      const expected = sorted(step.legal ?? step.turn_legal);
      if (String(sorted(moves)) !== String(expected)) return wrong("moves", expected, sorted(moves));
    } else if (step.illegal !== undefined || step.move) {
      const before = match.copy();
      try {
        match.make(step.seat, step.move ?? step.illegal);
        happened.push(...match.events.map((event) => event.key));
      } catch (refusal) {
        if (!(refusal instanceof Illegal)) throw refusal;
        if (step.move) return wrong("move", step.move, "refused");
        match = before;
        continue;
      }
      if (step.illegal !== undefined) return wrong("refusal", step.illegal, "accepted");
    } else {
      const rest = once(happened)[Symbol.iterator]();
      for (const [key, expected] of Object.entries(step.expect)) {
        if (key === "options") continue; // they are not of the state here
        if (key === "events") {
          for (const name of once(expected)) {
            let found = false;
            for (let next = rest.next(); !next.done && !found; next = found ? next : rest.next()) found = next.value === name;
            if (!found) return wrong("events", expected, happened);
          }
          continue;
        }
        const came = shown(match, key);
        if (!same(key, expected, came)) return wrong(key, expected, came);
      }
      happened = [];
    }
  }
  return null;
}

function shown(match, key) {
  if (key === "result") return match.result();
  const value = match[key];
  if (value instanceof Set) return [...value];
  return value;
}

function same(key, expected, came) {
  if (key === "result") {
    if (expected === null || came === null) return expected === came;
    return Object.entries(expected).every(([part, value]) =>
      part === "places" ? String(value.map(sorted).map((g) => g.join("+"))) === String(came.places.map(sorted).map((g) => g.join("+"))) : String(value) === String(came[part] ?? null));
  }
  if (AS_LISTS.includes(key)) return String(sorted(expected)) === String(sorted(came));
  if (key === "hands" || key === "points") {
    return came.every((cards, seat) => String(sorted(cards)) === String(sorted(cardsOf(expected[seat]))));
  }
  if (key === "aside") return String(sorted(cardsOf(expected))) === String(sorted(came));
  if (["stock", "discard", "pile", "next_deck"].includes(key)) return expected === came.join(" ");
  if (key === "columns") return came.every((cards, i) => cards.join(" ") === expected[i]);
  if (key === "pending" && expected && came) return Object.entries(expected).every(([k, v]) => came[k] === v);
  if (key === "table") return expected === (came ?? "");
  return JSON.stringify(expected) === JSON.stringify(came);
}

/** The scenarios that do not hold, by their ids. */
function failures(scenarios) {
  const failed = {};
  for (const scenario of scenarios) {
    const reason = runScenario(scenario);
    if (reason !== null) failed[scenario.id] = reason;
  }
  return failed;
}
