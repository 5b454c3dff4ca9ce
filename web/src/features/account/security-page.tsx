import { useAppConfig } from '../../api/use-app-config.js';
import { PageHead } from '../../ui/page-head.js';
import { AllowancePanel } from './allowance-panel.js';
import { SecondFactorPanel } from './second-factor-panel.js';
import { SignInsPanel } from './sign-ins-panel.js';
import './account.css';

/** How this account is kept: the second factor, and where it is signed in. */
export function SecurityPage() {
  const config = useAppConfig();
  const isOurs = config?.identity.own !== false;
  return (
    <div className="account">
      <PageHead
        title="Sign-in and security"
        context="Who gets into your account, from where, and how much it may hold."
      />
      {isOurs ? (
        <>
          <SecondFactorPanel />
          <SignInsPanel />
        </>
      ) : (
        <p className="account-text">
          Your firm’s own sign-in service keeps your account. Two-step sign-in and where you are signed in are
          changed there.
        </p>
      )}
      <AllowancePanel />
    </div>
  );
}
