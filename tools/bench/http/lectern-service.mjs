import { startNotifications } from './lectern-build.mjs';

await startNotifications();
console.log('ready service');
