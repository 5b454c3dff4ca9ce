import { Link } from 'react-router-dom';
import { isApiError } from '../../../api/api-error.js';
import { errorMessage } from '../../../api/error-message.js';
import { useUser } from '../../../api/hooks.js';
import { useGetProfileQuery } from '../../../api/profile.api.js';
import { useAppConfig } from '../../../api/use-app-config.js';
import { paths } from '../../../lib/paths.js';
import { PageHead } from '../../../ui/page-head.js';
import { Panel } from '../../../ui/panel.js';
import { ErrorState, Loading } from '../../../ui/states.js';
import { SignInsPanel } from '../sign-ins-panel.js';
import { DeleteAccountPanel } from './delete-account-panel.js';
import { PasswordPanel } from './password-panel.js';
import { PhotoPanel } from './photo-panel.js';
import { ProfileForm } from './profile-form.js';
import { QuizPanel } from './quiz-panel.js';
import '../account.css';
import './profile.css';

/** `/profile`: who the attorney is, and how the account is kept. */
export function ProfilePage() {
  const user = useUser();
  const { data, error, refetch } = useGetProfileQuery({ userId: user?.sub ?? '' }, { skip: !user });
  const config = useAppConfig();
  const profile = data ?? (user && isNotThere(error) ? begun(user) : undefined);
  return (
    <div className="account">
      <PageHead title="Profile" context="Who you are, and how your account is kept." />
      {profile ? (
        <>
          <PhotoPanel profile={profile} />
          <ProfileForm profile={profile} />
          <QuizPanel />
          {config && <PasswordPanel email={profile.email} isOurs={config.identity.own !== false} />}
          {config && config.identity.own !== false && <SignInsPanel />}
          <Panel labelledBy="your-data">
            <h2 id="your-data">Your data</h2>
            <p className="account-text">
              Everything that Lectern keeps of you, as one zip file. It is made and fetched under Settings.
            </p>
            <Link className="btn" to={`${paths.settings()}#export`}>
              Export data
            </Link>
          </Panel>
          <p className="sm t3 profile-more">
            Two-step sign-in and what your account may hold are under{' '}
            <Link to={paths.security()}>Sign-in and security</Link>.
          </p>
          {config && (
            <DeleteAccountPanel
              userId={profile.userId}
              email={profile.email}
              elsewhere={config.identity.own === false}
            />
          )}
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Failed to get user profile')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}

/** With accounts elsewhere there is no profile until something of it is saved. */
const isNotThere = (error: unknown): boolean => isApiError(error) && error.status === 404;

const begun = (user: NonNullable<ReturnType<typeof useUser>>) => ({
  userId: user.sub,
  email: user.email,
  name: user.name ?? '',
  firm: user.firm ?? '',
  barNumber: user.barNumber ?? '',
  state: user.state ?? '',
  education: [],
  avatarUrl: null,
  createdAt: '',
  updatedAt: '',
});
