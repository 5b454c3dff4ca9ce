import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useNotificationPreferencesQuery } from '../../api/notifications.api.js';
import { paths } from '../../lib/paths.js';
import { PageHead } from '../../ui/page-head.js';
import { Panel } from '../../ui/panel.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { ChoiceRow } from './choice-row.js';
import { CHANNELS, KINDS } from './preference-words.js';
import { PushSwitch } from './push-switch.js';
import { QuietHours } from './quiet-hours.js';
import './preferences.css';

/** What may leave the app, about what, and when. */
export function NotificationPreferencesPage() {
  const { data, error, refetch } = useNotificationPreferencesQuery({});
  return (
    <div className="preferences">
      <PageHead
        title="Notification preferences"
        back={{ to: paths.notifications(), label: 'Back to Notifications' }}
        context="Everything is always listed in Lectern. Here you choose what also reaches you outside it. Each choice is saved at once."
      />
      {data ? (
        <>
          <Panel look="bare" labelledBy="channels">
            <h2 id="channels">How messages reach you</h2>
            <ul>
              {CHANNELS.map((choice) => (
                <ChoiceRow key={choice.name} choice={choice} preferences={data}>
                  {choice.name === 'pushNotifications' && <PushSwitch />}
                </ChoiceRow>
              ))}
            </ul>
          </Panel>
          <Panel look="bare" labelledBy="kinds">
            <h2 id="kinds">What they are about</h2>
            <ul>
              {KINDS.map((choice) => (
                <ChoiceRow key={choice.name} choice={choice} preferences={data} />
              ))}
            </ul>
            <p className="sm t3 preferences-note">
              Results of an analysis come by push, whatever is chosen here, while push is on.
            </p>
          </Panel>
          <Panel look="bare" labelledBy="quiet">
            <h2 id="quiet">Quiet hours</h2>
            <QuietHours preferences={data} />
          </Panel>
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Your preferences could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}
