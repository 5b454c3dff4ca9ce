import type { Request, Response } from 'express';

const DAYS = 180;

/**
 * The mark of a device on which somebody signed in, as a cookie of the pool's address alone. It opens nothing: the identity
 * service counts the failures of a known device for itself.
 */
export class DeviceCookie {
  private readonly name: string;

  constructor(private readonly secure: boolean) {
    this.name = secure ? '__Secure-lectern-device' : 'lectern-device';
  }

  read(request: Request): string | undefined {
    const found = (request.headers.cookie ?? '')
      .split(/; */)
      .find((cookie) => cookie.startsWith(`${this.name}=`));
    const mark = found?.slice(this.name.length + 1);
    return mark !== undefined && /^[\w.-]{1,200}$/.test(mark) ? mark : undefined;
  }

  write(response: Response, mark: string): void {
    response.cookie(this.name, mark, {
      path: '/idp/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.secure,
      maxAge: DAYS * 86_400_000,
    });
  }
}
