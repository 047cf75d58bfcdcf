import type { LegalBlock, LegalPart } from './legalText.ts';
import styles from './LegalBlocks.module.css';

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('heading' in block) {
    return (
      <h4 id={block.id} tabIndex={block.id === undefined ? undefined : -1}>
        {block.heading}
      </h4>
    );
  }
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** Subtitled texts, at a width that can be read. */
export function LegalBlocks({
  parts,
  headings: Heading = 'h3',
}: {
  parts: readonly LegalPart[];
  /** Level of the subtitles: a page begins one higher than a dialog. */
  headings?: 'h2' | 'h3';
}) {
  return (
    <div className={styles.blocks}>
      {parts.map(({ subtitle, content }) => (
        <section key={subtitle}>
          <Heading className={styles.subtitle}>{subtitle}</Heading>
          {content.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
        </section>
      ))}
    </div>
  );
}
