import { useEffect } from 'react';
import { useLazyGetCaseModelQuery, useLazyGetModelOfCaseQuery } from '../../../api/case-model.api.js';
import { TextField } from '../../../ui/fields.js';
import './witness-field.css';

interface WitnessFieldProps {
  sessionId: string | undefined;
  caseId: string | null;
  value: string;
  onChange: (name: string) => void;
}

/** Whom the examination is for: somebody whom the file names, or anybody else. */
export function WitnessField({ sessionId, caseId, value, onChange }: WitnessFieldProps) {
  const [ofSession, session] = useLazyGetCaseModelQuery();
  const [ofCase, file] = useLazyGetModelOfCaseQuery();
  useEffect(() => {
    if (caseId !== null) void ofCase({ caseId }, true);
    else if (sessionId !== undefined) void ofSession({ sessionId });
  }, [caseId, sessionId, ofCase, ofSession]);
  const model = (caseId === null ? session.data : file.data)?.model;
  const names = model?.people.filter(({ kind, witness }) => kind === 'person' && witness) ?? [];
  return (
    <div className="witness-field">
      <label className="field-label" htmlFor="witness">
        Witness
      </label>
      <TextField
        id="witness"
        list="witnesses"
        autoComplete="off"
        maxLength={200}
        aria-describedby="witness-help"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id="witnesses">
        {names.map(({ id, name, role }) => (
          <option key={id} value={name}>
            {role}
          </option>
        ))}
      </datalist>
      <p className="sm t3" id="witness-help">
        {names.length > 0
          ? `Your file names ${names.map(({ name }) => name).join(', ')}. Left empty, it is the one of whom it tells the most.`
          : 'Left empty, it is the one of whom your file tells the most.'}
      </p>
    </div>
  );
}
