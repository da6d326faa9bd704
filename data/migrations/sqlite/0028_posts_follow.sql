-- After which message a post comes if it has arrived. Of those before it was not noted.
ALTER TABLE posts ADD COLUMN follows INTEGER;
