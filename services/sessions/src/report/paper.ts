/** Colors and margins of the first page of a report. */
export const INK = '#14181f';
export const GRAY = '#475063';
export const RULE = '#dfdfd8';
export const PRIMARY = '#1f4277';
export const TINT = '#eef2f8';
export const LEFT = 64;
export const WIDTH = 484;

export type Pdf = PDFKit.PDFDocument;

/** Points that are left on the page below the last line. */
export const roomOn = (pdf: Pdf): number => pdf.page.height - pdf.page.margins.bottom - pdf.y;
