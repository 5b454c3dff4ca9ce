import { SupportContact, Testimonials, type AppConfig } from '@lectern/contracts/app-config';
import type { Environment } from '@lectern/platform/config/environment';
import type { z } from 'zod';

type Texts = Pick<
  Environment,
  'SUPPORT_EMAIL' | 'SUPPORT_CHAT_URL' | 'SUPPORT_CALENDAR_URL' | 'SUPPORT_HOURS' | 'TESTIMONIALS'
>;

/**
 * What whoever runs this installation says on its pages.
 * @throws Error that names the variable which cannot be read
 */
export function operatorTexts(given: Texts): Pick<AppConfig, 'support' | 'testimonials'> {
  const { email, chatUrl, calendarUrl } = SupportContact.shape;
  return {
    support: {
      email: checked('SUPPORT_EMAIL', email, given.SUPPORT_EMAIL, 'an address such as help@firm.example'),
      chatUrl: checked('SUPPORT_CHAT_URL', chatUrl, given.SUPPORT_CHAT_URL, 'an address with https'),
      calendarUrl: checked(
        'SUPPORT_CALENDAR_URL',
        calendarUrl,
        given.SUPPORT_CALENDAR_URL,
        'an address with https',
      ),
      hours: hoursFrom(given.SUPPORT_HOURS),
    },
    testimonials:
      given.TESTIMONIALS === undefined
        ? []
        : checked(
            'TESTIMONIALS',
            Testimonials,
            parsed(given.TESTIMONIALS),
            'what docs/operations.md describes',
          ),
  };
}

function checked<T>(name: string, schema: z.ZodType<T>, value: unknown, wanted: string): T {
  const { success, data } = schema.safeParse(value);
  if (!success) throw new Error(`${name} is not ${wanted}.`);
  return data;
}

/** `Monday to Friday=8 AM to 8 PM; Saturday=closed` as rows. */
function hoursFrom(text: string | undefined): SupportContact['hours'] {
  if (text === undefined) return undefined;
  const rows = text
    .split(';')
    .map((row) => row.trim())
    .filter((row) => row !== '')
    .map((row) => {
      const [days = '', ...hours] = row.split('=');
      return { days: days.trim(), hours: hours.join('=').trim() };
    });
  if (rows.some(({ days, hours }) => days === '' || hours === ''))
    throw new Error('SUPPORT_HOURS is not days=hours, separated by semicolons.');
  return checked('SUPPORT_HOURS', SupportContact.shape.hours, rows, 'at most ten rows of 80 characters');
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
