import type { AppConfig } from '@lectern/contracts/app-config';
import { useEffect, useState } from 'react';
import { appConfig } from './config.js';

/** What this installation offers; null until it is known. */
export function useAppConfig(): AppConfig | null {
  const [config, setConfig] = useState<AppConfig | null>(null);
  useEffect(() => {
    let left = false;
    void appConfig().then(
      (known) => !left && setConfig(known),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return config;
}
