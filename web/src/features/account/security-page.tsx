import { PageHead } from '../../ui/page-head.js';
import { AllowancePanel } from './allowance-panel.js';
import { SecondFactorPanel } from './second-factor-panel.js';
import { SignInsPanel } from './sign-ins-panel.js';
import './account.css';

/** How this account is kept: the second factor, and where it is signed in. */
export function SecurityPage() {
  return (
    <div className="account">
      <PageHead
        title="Sign-in and security"
        context="Who gets into your account, from where, and how much it may hold."
      />
      <SecondFactorPanel />
      <SignInsPanel />
      <AllowancePanel />
    </div>
  );
}
