/** The row of this button is about to go: the keyboard goes on from the row below it, or from the one above. */
export function focusNextRow(button: HTMLElement): void {
  const row = button.closest('li');
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  next?.querySelector<HTMLElement>('button')?.focus();
}
