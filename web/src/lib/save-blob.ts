/** Offers a blob as a download under the given name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has taken the blob over by the next turn; a slow disk reads from its own handle.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
