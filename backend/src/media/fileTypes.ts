const megabyte = 1024 * 1024;

/** Accepted uploads by kind, as file name endings, and their limits (MED-09, C-94). */
export const acceptedFileTypes = {
  image: ['jpg', 'jpeg', 'png'],
  video: ['mp4', 'mov'],
  document: ['mp3', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'zip'],
  max_bytes: { image: 25 * megabyte, document: 25 * megabyte, video: 200 * megabyte },
};

/** Endings accepted for the photograph of an item (MED-10). */
export const itemImageTypes = ['gif', 'jpeg', 'png', 'jpg'];
