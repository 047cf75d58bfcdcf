-- What the deletion of files that were taken off looks for.
create index subject_files_removed on subject_files (removed_at) where removed_at is not null;
create index subject_files_media on subject_files (media_id);
create index items_photo on items (photo_id) where photo_id is not null;
