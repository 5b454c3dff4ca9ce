import type { CaseField } from '@lectern/contracts/case';
import { App, Button } from 'antd';
import { useRef, useState } from 'react';
import { useToast } from '../../../ui/toast.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { useEndpointConsent } from '../use-endpoint-consent.js';
import { caseDetailsOf, missingFields, type RequiredField } from './case-form.js';
import { CaseFieldRow } from './case-field-row.js';
import { JobLine } from './job-line.js';
import { PdfBox } from './pdf-box.js';
import { decided } from './script.js';
import { ResetSession } from './reset-session.js';
import type { CaseDraft } from './use-case-draft.js';
import { useDrafting } from './use-drafting.js';

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
const STAGES: Record<string, string> = {
  drafting: 'Drafting from your file',
  checking: 'Checking each sentence against your file',
  finishing: 'Putting it together',
};

interface CaseDetailsTabProps {
  scenario: PracticeScenario;
  draft: CaseDraft;
  onGenerated: () => void;
}

export function CaseDetailsTab({ scenario, draft, onGenerated }: CaseDetailsTabProps) {
  const { job, refusal, start } = useDrafting(scenario.type, draft, onGenerated);
  const [missing, setMissing] = useState<RequiredField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const consent = useEndpointConsent();
  const { modal } = App.useApp();
  const toast = useToast();

  /** A new draft takes the place of the old one; the attorney's own work in it is not lost unasked. */
  const mayReplace = async (): Promise<boolean> => {
    const mine = draft.script ? decided(draft.script) : 0;
    if (mine === 0) return true;
    return modal.confirm({
      title: 'Draft again?',
      content: `You confirmed, rewrote or cut ${mine === 1 ? '1 sentence' : `${mine} sentences`}. A new draft replaces them.`,
      okText: 'Draft again',
      cancelText: 'Keep the script',
      autoFocusButton: 'cancel',
    });
  };

  const submit = async () => {
    const lacking = missingFields(draft.form);
    setMissing(lacking);
    const [first] = lacking;
    const { caseType, keyFacts, ...details } = caseDetailsOf(draft.form);
    if (first !== undefined || caseType === undefined || keyFacts === undefined) {
      form.current?.querySelector<HTMLElement>(`#case-${first ?? 'caseType'}`)?.focus();
      toast({
        kind: 'error',
        title: 'Missing information',
        text: 'Please select a case type and enter the key facts.',
      });
      return;
    }
    if (!(await mayReplace()) || !(await consent('text'))) return;
    await start({ ...details, caseType, keyFacts });
  };

  return (
    <div className="case-details">
      <PdfBox document={draft.document} onRead={draft.takeDocument} />
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <div className="case-fields">
          {FIELDS.map((field) => {
            const required = field === 'caseType' || field === 'keyFacts';
            const problem = required && missing.includes(field) && draft.form.values[field].trim() === '';
            return (
              <CaseFieldRow
                key={field}
                field={field}
                form={draft.form}
                required={required}
                problem={required && problem ? PROBLEMS[field] : undefined}
                extra={
                  field === 'opposingParty' &&
                  draft.form.values.clientName !== '' &&
                  draft.form.values.opposingParty !== '' && (
                    <button
                      type="button"
                      className="link-button"
                      onClick={() => draft.change({ type: 'parties-swapped' })}
                    >
                      Swap parties
                    </button>
                  )
                }
                onChange={(value) => draft.change({ type: 'typed', field, value })}
              />
            );
          })}
        </div>
        {refusal && (
          <p className="inline-error" role="alert">
            {refusal}
          </p>
        )}
        {job ? (
          <JobLine jobId={job.id} doing="Drafting from your file" stages={STAGES} onCancel={job.cancel} />
        ) : (
          <div className="row">
            <Button type="primary" size="large" htmlType="submit">
              Generate
            </Button>
            <ResetSession draft={draft} />
          </div>
        )}
      </form>
    </div>
  );
}
