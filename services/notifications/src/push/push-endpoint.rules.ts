/** Push services of the browsers: the only addresses that this service calls on a user's word. */
export const PUSH_SERVICES =
  'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.notify.windows.com,https://*.push.apple.com';

/** Does the endpoint lie at one of the given origins? A `*.` stands for one or more names in front. */
export function isPushService(endpoint: string, services: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  return services.split(',').some((service) => {
    const [scheme = '', address = ''] = service.trim().split('://');
    const [name = '', allowedPort = ''] = address.split(':');
    if (protocol !== `${scheme}:` || port !== allowedPort) return false;
    return name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name;
  });
}
