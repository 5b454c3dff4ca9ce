import type { CaseDetails } from '@lectern/contracts/case';
import { useCallback, useMemo, useState } from 'react';
import { errorMessage } from '../../../api/error-message.js';
import { useUser } from '../../../api/hooks.js';
import { useCreateSessionMutation, useUpdateSessionMutation } from '../../../api/sessions.api.js';
import { dateAndTime } from '../../../lib/format.js';
import type { RecordingFor } from '../../../recorder/capture.js';
import type { HearPiece } from '../../../recorder/server-words.js';
import { useToast } from '../../../ui/toast.js';
import type { PracticeScenario } from '../scenario-guidance.js';
import { useTitleDraft } from './use-title-draft.js';

/** The session that a take goes into. */
export interface CurrentSession {
  id: string;
  title: string;
}

/** What a take is about. */
export interface TakeSubject {
  scenario: PracticeScenario;
  caseId: string | null;
  caseName: string | null;
  scriptId: string | null;
  /** The number of the take that is recorded next; null where takes are not counted. */
  number: number | null;
  caseData: CaseDetails;
  /** The words to be spoken; empty when there are none. */
  script: string;
  /** A session that was opened for the script and holds no recording: the first take goes into it. */
  unspoken: CurrentSession | null;
}

export interface TakeBench extends TakeSubject {
  /** A script, or a practice that needs none: until then the next press is in the case content. */
  canSpeak: boolean;
  session: CurrentSession | null;
  /** Takes up a session that is there already: that of a recovered recording. */
  resume: (session: CurrentSession) => void;
  /** Ready for the next take: the session before is done with. */
  next: () => void;
  /** The title as it would be given now. */
  title: string;
  setTitle: (title: string) => void;
  untitled: boolean;
  description: string;
  setDescription: (description: string) => void;
  /** Opens the session of this take; null when that failed, and `problem` says why. */
  begin: () => Promise<CurrentSession | null>;
  problem: string;
  target: (session: CurrentSession, choices: TakeChoices) => RecordingFor | null;
}

export interface TakeChoices {
  discardAudio: boolean;
  recognizeWords: boolean;
  /** Where this installation is to find the words while they are spoken. */
  hear: HearPiece | null;
}

/** Where a take is prepared: its title is made, its session is opened with the first sound and not before. */
export function useTakeBench(subject: TakeSubject): TakeBench {
  const userId = useUser()?.sub ?? null;
  const { scenario, caseId, caseName, scriptId, unspoken } = subject;
  const draft = useTitleDraft(
    caseId === null ? scenario.type : `${caseId}.${scenario.type}`,
    unspoken?.id ?? null,
    scriptId,
  );
  const [description, setDescription] = useState('');
  const [session, setSession] = useState<CurrentSession | null>(null);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState('');
  const [create] = useCreateSessionMutation();
  const [update] = useUpdateSessionMutation();
  const toast = useToast();
  const [openedAt, setOpenedAt] = useState(() => new Date().toISOString());
  const made = [scenario.title, caseName, dateAndTime(openedAt)].filter(Boolean).join(', ');
  const title = draft.title ?? made;

  const begin = useCallback(async () => {
    if (session !== null) return session;
    setProblem('');
    if (title.trim() === '') {
      setMissing(true);
      toast({ kind: 'error', title: 'Title required', text: 'Please enter a session title.' });
      return null;
    }
    const named = {
      title: draft.title?.trim() || undefined,
      description: description.trim() || undefined,
    };
    try {
      const opened = unspoken
        ? await update({
            sessionId: unspoken.id,
            ...named,
            scenarioId: `${scenario.type}-${Date.now()}`,
            scenarioType: scenario.type,
          }).unwrap()
        : await create({
            ...named,
            scenarioId: `${scenario.type}-${Date.now()}`,
            scenarioType: scenario.type,
            timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
            ...(scriptId !== null
              ? { scriptId }
              : caseId !== null
                ? { caseId }
                : { caseData: subject.caseData }),
          }).unwrap();
      const current = { id: opened.id, title: opened.title };
      setSession(current);
      toast({ kind: 'success', title: 'Session created' });
      return current;
    } catch (error) {
      setProblem(errorMessage(error, 'Failed to create session. Please try again.'));
      toast({ kind: 'error', title: 'Error', text: 'Failed to create session. Please try again.' });
      return null;
    }
  }, [
    session,
    title,
    draft.title,
    description,
    unspoken,
    scenario,
    caseId,
    scriptId,
    subject.caseData,
    create,
    update,
    toast,
  ]);

  const next = useCallback(() => {
    setSession(null);
    setDescription('');
    setOpenedAt(new Date().toISOString());
    draft.clear();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `draft` is new with each key; clearing is the same
  }, [draft.clear]);

  return useMemo(
    () => ({
      ...subject,
      canSpeak: subject.script !== '' || scenario.guidance === null,
      session,
      resume: setSession,
      next,
      title,
      setTitle: draft.type,
      untitled: missing && title.trim() === '',
      description,
      setDescription,
      begin,
      problem,
      target: (into, choices) =>
        userId === null
          ? null
          : {
              userId,
              sessionId: into.id,
              sessionTitle: into.title,
              scenarioId: scenario.id,
              discardAudio: choices.discardAudio,
              numbersOnly: choices.discardAudio,
              recognizeWords: choices.recognizeWords,
              ...(choices.hear && { hear: choices.hear }),
            },
    }),
    [subject, session, next, title, draft.type, missing, description, begin, problem, userId, scenario],
  );
}
