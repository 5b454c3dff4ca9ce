import type { CaseField } from '@lectern/contracts/case';
import { Button } from 'antd';
import { Suspense, useRef, useState } from 'react';
import { useToast } from '../../../ui/toast.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { useEndpointConsent } from '../../../recorder/use-endpoint-consent.js';
import { caseDetailsOf, missingFields, type RequiredField } from './case-form.js';
import { CaseFieldRow } from './case-field-row.js';
import { OwnScript } from '../script/own-script.js';
import { PdfBox } from './pdf-box.js';
import { decided } from './script.js';
import { ResetSession } from './reset-session.js';
import type { CaseDraft } from './use-case-draft.js';
import { askedFor, useDrafting, type Target } from './use-drafting.js';
import { useConfirm } from '../../../ui/confirm.js';
import { useNear } from '../use-near.js';
import { lazyPart } from '../../../lib/lazy-part.js';

const BroughtBack = lazyPart(() => import('./brought-back.js'), 'BroughtBack');
const CaseClashes = lazyPart(() => import('./case-clashes.js'), 'CaseClashes');
const KeptOverDocument = lazyPart(() => import('./case-clashes.js'), 'KeptOverDocument');
const JobLine = lazyPart(() => import('./job-line.js'), 'JobLine');
const CaseFileLine = lazyPart(() => import('./case-file-line.js'), 'CaseFileLine');
const LaterPages = lazyPart(() => import('./later-pages.js'), 'LaterPages');
const OtherReadings = lazyPart(() => import('./other-readings.js'), 'OtherReadings');

const FIELDS: CaseField[] = [
  'caseType',
  'jurisdiction',
  'clientName',
  'opposingParty',
  'keyFacts',
  'legalIssues',
  'desiredOutcome',
  'evidenceTypes',
  'timeConstraints',
];
const PROBLEMS: Record<RequiredField, string> = {
  caseType: 'Please select a case type.',
  keyFacts: 'Please enter the key facts.',
};

const WitnessField = lazyPart(() => import('./witness-field.js'), 'WitnessField');
const SpeakingTime = lazyPart(() => import('./speaking-time.js'), 'SpeakingTime');

interface CaseDetailsTabProps {
  scenario: PracticeScenario;
  draft: CaseDraft;
  onGenerated: () => void;
}

export function CaseDetailsTab({ scenario, draft, onGenerated }: CaseDetailsTabProps) {
  const { job, refusal, start } = useDrafting(scenario.type, draft, onGenerated);
  const [chosen, setWitness] = useState<string>();
  // Drafted again, an examination is for the same witness until another one is chosen.
  const { session } = draft.state;
  const witness = chosen ?? (session ? askedFor(session.id, scenario.type).witness : undefined) ?? '';
  const [target, setTarget] = useState<Target>();
  const time = useRef<HTMLDivElement>(null);
  const nearTime = useNear(time, draft.state.phase !== 'opening');
  const [missing, setMissing] = useState<RequiredField[]>([]);
  const element = useRef<HTMLFormElement>(null);
  const { form, document } = draft.state;
  const consent = useEndpointConsent();
  const confirm = useConfirm();
  const toast = useToast();

  /** A new draft takes the place of the old one; the attorney's own work in it is not lost unasked. */
  const mayReplace = async (): Promise<boolean> => {
    const mine = draft.script.script ? decided(draft.script.script) : 0;
    if (mine === 0) return true;
    return confirm({
      title: 'Draft again?',
      content: `You confirmed, rewrote or cut ${mine === 1 ? '1 sentence' : `${mine} sentences`}. A new draft replaces them.`,
      yes: 'Draft again',
      no: 'Keep the script',
    });
  };

  const submit = async () => {
    const lacking = missingFields(form);
    setMissing(lacking);
    const [first] = lacking;
    const { caseType, keyFacts, ...details } = caseDetailsOf(form);
    if (first !== undefined || caseType === undefined || keyFacts === undefined) {
      element.current?.querySelector<HTMLElement>(`#case-${first ?? 'caseType'}`)?.focus();
      toast({
        kind: 'error',
        title: 'Missing information',
        text: 'Please select a case type and enter the key facts.',
      });
      return;
    }
    if (!(await mayReplace()) || !(await consent('text'))) return;
    await start({ ...details, caseType, keyFacts }, { witness: witness.trim() || undefined, target });
  };

  return (
    <div className="case-details">
      {draft.caseId !== null && (
        <Suspense>
          <CaseFileLine caseId={draft.caseId} draft={draft} />
        </Suspense>
      )}
      <PdfBox caseId={draft.caseId} document={draft.state.document} onRead={draft.takeDocument} />
      {draft.caseId === null && draft.state.document && (
        <Suspense>
          <LaterPages
            key={draft.state.document.parsed.sessionId}
            document={draft.state.document}
            draft={draft}
          />
        </Suspense>
      )}
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Suspense>
          {(draft.state.broughtBack || draft.state.emptied !== null) && <BroughtBack draft={draft} />}
          {draft.state.clashes.length > 0 && <CaseClashes draft={draft} />}
          {document && <KeptOverDocument draft={draft} />}
        </Suspense>
        <div className="case-fields">
          {FIELDS.map((field) => {
            const required = field === 'caseType' || field === 'keyFacts';
            const problem = required && missing.includes(field) && form.values[field].trim() === '';
            return (
              <CaseFieldRow
                key={field}
                field={field}
                form={form}
                required={required}
                problem={required && problem ? PROBLEMS[field] : undefined}
                extra={
                  field === 'opposingParty' &&
                  form.values.clientName !== '' &&
                  form.values.opposingParty !== '' && (
                    <button
                      type="button"
                      className="link-button"
                      onClick={() => draft.dispatch({ type: 'parties-swapped' })}
                    >
                      Swap parties
                    </button>
                  )
                }
                sources={document?.parsed.sources.filter((source) => source.field === field)}
                others={
                  document && (
                    <Suspense>
                      <OtherReadings
                        field={field}
                        form={form}
                        required={required}
                        document={document}
                        onTake={(reading) => draft.dispatch({ type: 'reading-taken', field, reading })}
                      />
                    </Suspense>
                  )
                }
                onChange={(value) => draft.dispatch({ type: 'typed', field, value })}
              />
            );
          })}
        </div>
        {(scenario.type === 'cross-examination' || scenario.type === 'witness-examination') && (
          <Suspense fallback={null}>
            <WitnessField
              sessionId={draft.state.session?.id}
              caseId={draft.caseId}
              value={witness}
              onChange={setWitness}
            />
          </Suspense>
        )}
        <div ref={time} className="speaking-time">
          <Suspense fallback={null}>
            {nearTime && <SpeakingTime minutes={draft.script.targetMinutes} onTarget={setTarget} />}
          </Suspense>
        </div>
        {refusal && (
          <p className="inline-error" role="alert">
            {refusal}
          </p>
        )}
        {job ? (
          <Suspense>
            <JobLine
              jobId={job.id}
              doing="Drafting from your file"
              onFinishByRules={job.finishByRules}
              onCancel={job.cancel}
            />
          </Suspense>
        ) : (
          <div className="row">
            <Button type="primary" size="large" htmlType="submit">
              Generate
            </Button>
            <OwnScript scenario={scenario.type} scenarioId={scenario.id} caseId={draft.caseId} />
            <ResetSession draft={draft} />
          </div>
        )}
      </form>
    </div>
  );
}
