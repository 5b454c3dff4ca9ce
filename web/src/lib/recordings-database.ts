/** Name of the browser's database that keeps what is spoken until the server has it; made with the first recording. */
export const RECORDINGS_DATABASE = 'lectern-recordings';
