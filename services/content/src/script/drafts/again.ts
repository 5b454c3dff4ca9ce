/** Several claims ask the same: each time in other words, so that none is taken for a slip. */
export class Again {
  private readonly times = new Map<string, number>();

  /** "On that, remember what they told you." */
  told(whose: string): string {
    const before = this.times.get(whose) ?? 0;
    this.times.set(whose, before + 1);
    return `${TOLD[before % TOLD.length]} remember what ${whose} told you.`;
  }

  of(text: string): string {
    const before = this.times.get(text) ?? 0;
    this.times.set(text, before + 1);
    const lead = LEADS[before - 1];
    if (before === 0 || lead === undefined) return text;
    return `${lead} ${text.replace(/^(?:Did|Was|Were|What|Whose|Who|Is|Are|How|Could|On)\b/, (word) => word.toLowerCase())}`;
  }
}
const TOLD = ['On that,', 'Here, too,', 'Again,', 'On this part,', 'Once more,', 'Here again,', 'And here,'];
const LEADS = ['Here, too:', 'Here again:', 'And here:', 'Once more:', 'The same is asked here:'];
