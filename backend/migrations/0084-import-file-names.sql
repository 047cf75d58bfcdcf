-- What the file was called that an import came from; it goes with the lines.
alter table imports add column file_name text;
