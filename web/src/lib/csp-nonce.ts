/** The nonce of this answer, for libraries that add style elements (Ant Design, wavesurfer). */
export const cspNonce = (): string | undefined =>
  document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce || undefined;
