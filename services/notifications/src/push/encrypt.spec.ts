import { describe, expect, it } from '@jest/globals';
import { arePushKeys, encryptPush } from './encrypt.js';

// RFC 8291, section 5 and appendix A.
const BROWSER = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};

describe('push encryption', () => {
  it('gives the message of the RFC', () => {
    const message = encryptPush('When I grow up, I want to be a watermelon', BROWSER, {
      privateKey: Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'),
      salt: Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url'),
    });
    expect(message.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    );
  });

  it('never gives the same message twice', () =>
    expect(encryptPush('again', BROWSER)).not.toEqual(encryptPush('again', BROWSER)));

  it('knows keys that no browser can have made', () => {
    expect(arePushKeys(BROWSER)).toBe(true);
    expect(arePushKeys({ ...BROWSER, auth: 'c2hvcnQ' })).toBe(false);
    expect(arePushKeys({ ...BROWSER, p256dh: BROWSER.p256dh.replace('BCV', 'BAA') })).toBe(false);
    expect(arePushKeys({ ...BROWSER, p256dh: 'AAAA' })).toBe(false);
  });
});
