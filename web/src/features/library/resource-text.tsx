import type { Block } from '@lectern/contracts/library';
import { Stressed } from '../../ui/stressed.js';

/** The text of a resource, block by block. */
export function ResourceText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="resource-text">
      {blocks.map((block, at) => (
        <OneBlock key={at} block={block} />
      ))}
    </div>
  );
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Stressed text={block.text} />
        </p>
      );
    case 'quote':
      return (
        <blockquote>
          <Stressed text={block.text} />
        </blockquote>
      );
    case 'pause':
      return <p className="sm t3 resource-pause">{block.seconds} seconds of silence</p>;
    case 'numbers':
      return (
        <ol start={block.start}>
          <Items items={block.items} />
        </ol>
      );
    default:
      return (
        <ul className={block.kind}>
          <Items items={block.items} />
        </ul>
      );
  }
}

function Items({ items }: { items: string[] }) {
  return items.map((item, at) => (
    <li key={at}>
      <Stressed text={item} />
    </li>
  ));
}
