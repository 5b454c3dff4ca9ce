import type { Confidence, ModelSource } from '@lectern/contracts/case-model';
import { useId } from 'react';
import { ItemRow } from './item-row.js';
import { More } from './more.js';
import type { Corrections } from './use-corrections.js';

interface NamedProps<T> {
  title: string;
  items: T[];
  text: (item: T) => string;
  corrections: Corrections;
}

/** Things that the file names: exhibits, requests. */
export function Named<T extends { id: string; confidence: Confidence; sources: ModelSource[] }>({
  title,
  items,
  text,
  corrections,
}: NamedProps<T>) {
  const heading = useId();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <More items={items} first={6} noun="item">
        {(item) => <ItemRow key={item.id} item={item} text={text(item)} corrections={corrections} />}
      </More>
    </section>
  );
}
