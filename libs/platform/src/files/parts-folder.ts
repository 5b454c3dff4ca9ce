/** Where parts of a user's files lie until the files are whole. */
export const partsFolderOf = (userId: string): string => `uploads/parts/${userId}`;
