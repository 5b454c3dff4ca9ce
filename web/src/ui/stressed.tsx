/** A text in which words between two pairs of asterisks are stressed. */
export function Stressed({ text }: { text: string }) {
  return text
    .split('**')
    .map((part, at) => (at % 2 === 1 ? <strong key={at}>{part}</strong> : <span key={at}>{part}</span>));
}
