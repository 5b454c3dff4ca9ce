import { isApiError } from '../../api/api-error.js';
import { errorMessage } from '../../api/error-message.js';
import { useGetSettingsQuery } from '../../api/settings.api.js';
import { PageHead } from '../../ui/page-head.js';
import { ErrorState, Loading } from '../../ui/states.js';
import { ExportPanel } from './export-panel.js';
import { MachineModels } from './machine-models.js';
import { SectionLinks } from './section-links.js';
import { SettingsForm } from './settings-form.js';
import './settings.css';

/** `/settings`: what holds for this user on every device. */
export function SettingsPage() {
  const { data, error, refetch } = useGetSettingsQuery({});
  return (
    <div className="settings">
      <PageHead
        title="Settings"
        context="They hold in every browser and on every device that you sign in with."
      />
      {data && <SectionLinks />}
      {data ? (
        <>
          <SettingsForm saved={data.settings} />
          <MachineModels />
          <ExportPanel />
        </>
      ) : error ? (
        <ErrorState
          message={errorMessage(error, 'Your settings could not be loaded.')}
          traceId={isApiError(error) ? error.traceId : undefined}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </div>
  );
}
