import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageHead } from '../../ui/page-head.js';
import { Tabs } from '../../ui/tabs.js';
import { TextField } from '../../ui/fields.js';
import { FAQS } from './content/faqs.js';
import { TUTORIALS } from './content/tutorials.js';
import { FaqList } from './faq-list.js';
import { foundInWords, searchHelp, type HelpTab } from './help.rules.js';
import { HelpRail } from './help-rail.js';
import { TutorialRows } from './tutorial-rows.js';
import { TutorialView } from './tutorial-view.js';
import './help.css';

const TABS: readonly { key: HelpTab; label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'getting-started', label: 'Getting started' },
  { key: 'practice', label: 'Practice' },
  { key: 'analysis', label: 'Analysis' },
  { key: 'murphy-strategies', label: 'Strategies' },
  { key: 'technical', label: 'Technical' },
  { key: 'billing', label: 'Billing' },
];

/** `/help`: what is asked and how it is done. What is shown stands in the address, so that it can be linked to. */
export function HelpPage() {
  const [query] = useSearchParams();
  const tutorial = TUTORIALS.find(({ id }) => id === query.get('tutorial'));
  return tutorial ? <TutorialView key={tutorial.id} tutorial={tutorial} /> : <HelpList />;
}

function HelpList() {
  const [query, setQuery] = useSearchParams();
  const [search, setSearch] = useState(query.get('q') ?? '');
  const tab = TABS.find(({ key }) => key === query.get('category'))?.key ?? 'all';
  const open = query.get('faq');
  const put = (change: Record<string, string>) =>
    setQuery(
      (now) => {
        for (const [name, value] of Object.entries(change)) {
          if (value === '') now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  const type = (words: string) => {
    setSearch(words);
    put({ q: words.trim() });
  };
  const found = searchHelp({ faqs: FAQS, tutorials: TUTORIALS }, search, tab);
  const clear = () => {
    setSearch('');
    put({ q: '', category: '' });
  };

  return (
    <>
      <PageHead title="Help" context="How Lectern works, as it is on this installation." />
      <div className="main-and-rail">
        <div>
          <div role="search">
            <label htmlFor="help-search" className="field-label">
              Search questions and tutorials
            </label>
            <TextField
              id="help-search"
              type="search"
              maxLength={100}
              autoComplete="off"
              value={search}
              onChange={({ target }) => type(target.value)}
            />
          </div>
          <div className="help-tabs">
            <Tabs
              name="Categories"
              active={tab}
              onChange={(key) => put({ category: key === 'all' ? '' : key, faq: '' })}
              items={TABS.map(({ key, label }) => ({
                key,
                label,
                children: key === tab && (
                  <>
                    <p className="sm t3" role="status">
                      {foundInWords(found)}
                    </p>
                    <TutorialRows tutorials={found.tutorials} />
                    <FaqList
                      faqs={found.faqs}
                      open={open}
                      onOpen={(id) => put({ faq: id ?? '' })}
                      onClear={clear}
                    />
                  </>
                ),
              }))}
            />
          </div>
        </div>
        <HelpRail
          popular={FAQS.slice(0, 4)}
          onPopular={(id) => {
            setSearch('');
            put({ q: '', category: '', faq: id });
          }}
        />
      </div>
    </>
  );
}
