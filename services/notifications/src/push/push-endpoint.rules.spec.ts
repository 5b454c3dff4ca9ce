import { describe, expect, it } from '@jest/globals';
import { isPushService, PUSH_SERVICES } from './push-endpoint.rules.js';

describe('push endpoints', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://web.push.apple.com/abc',
  ])('%s is called', (endpoint) => expect(isPushService(endpoint, PUSH_SERVICES)).toBe(true));

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilfcm.googleapis.com/abc',
    'https://evil-push.apple.com/abc',
    'https://fcm.googleapis.com@evil.example/abc',
    'https://user:word@fcm.googleapis.com/abc',
    'http://169.254.169.254/latest/meta-data',
    'http://localhost:5432/',
    'file:///etc/passwd',
    'not an address',
  ])('%s is not', (endpoint) => expect(isPushService(endpoint, PUSH_SERVICES)).toBe(false));
});
