import { LIVE } from '@lectern/contracts/live';
import { AppError, refuse } from '@lectern/platform/errors/app-error';
import { Bus } from '@lectern/platform/messaging/bus';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { type OnGatewayInit, WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { Server, Socket } from 'socket.io';
import { z } from 'zod';
import { Revocations } from '../auth/revocations.js';
import { TokenVerifier } from '../auth/token-verifier.js';

const Concerned = z.object({ userId: z.string() });
const roomOf = (userId: string): string => `user:${userId}`;
const signInRoom = (originJti: string): string => `sign-in:${originJti}`;

/** Every socket is a signed-in user's. */
const FOR_EVERYONE = new Set(LIVE.filter(({ everyone }) => everyone).map(({ fact }) => fact));

/** Windows of one user on all devices; more are no person's. */
const MOST_SOCKETS = 100;

/** Longest timer that Node keeps exactly. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/**
 * Brings facts and job progress to the browsers of the user they concern, or of all. Every replica hears every fact over a queue
 * of its own and serves its own sockets, so none has to know the others.
 */
@WebSocketGateway()
export class LiveGateway implements OnGatewayInit<Server>, OnApplicationBootstrap {
  @WebSocketServer()
  private readonly server!: Server;

  constructor(
    private readonly bus: Bus,
    private readonly verifier: TokenVerifier,
    private readonly revocations: Revocations,
  ) {}

  afterInit(server: Server): void {
    server.use((socket, next) => void this.admit(socket, next));
  }

  async onApplicationBootstrap(): Promise<void> {
    const { transport } = this.bus;
    await transport.listen(
      LIVE.map(({ fact }) => fact),
      ({ id, name, payload }) => {
        const concerned = Concerned.safeParse(payload);
        if (!concerned.success) return;
        const those = FOR_EVERYONE.has(name) ? this.server : this.server.to(roomOf(concerned.data.userId));
        those.emit(name, { id, ...ids(payload) });
      },
    );
    await transport.onBroadcast((progress) => {
      this.server.to(roomOf(progress.userId)).emit('job-progress', progress);
    });
    this.revocations.onRevoked((originJti) => this.server.in(signInRoom(originJti)).disconnectSockets(true));
  }

  /** Token in `auth`, checked once; the socket ends when the token does. */
  private async admit(socket: Socket, next: (error?: Error) => void): Promise<void> {
    try {
      const { token } = z.object({ token: z.string().max(8192) }).parse(socket.handshake.auth);
      const { actor, expiresAt } = await this.verifier.verifyToken(token);
      if ((this.server.of('/').adapter.rooms.get(roomOf(actor.userId))?.size ?? 0) >= MOST_SOCKETS)
        throw refuse('too-many-windows');
      await socket.join(roomOf(actor.userId));
      // Our page only listens. Whoever talks is not our page.
      socket.onAny(() => socket.disconnect(true));
      if (actor.originJti !== undefined) await socket.join(signInRoom(actor.originJti));
      const end = setTimeout(() => socket.disconnect(true), Math.min(expiresAt - Date.now(), MAX_TIMER_MS));
      socket.on('disconnect', () => clearTimeout(end));
      next();
    } catch (error) {
      next(
        new Error(
          error instanceof AppError && error.code !== 'unauthenticated' ? 'unavailable' : 'unauthenticated',
        ),
      );
    }
  }
}

/** Only what names things crosses to the browser; it fetches the rest through the guarded API. */
function ids(payload: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(payload as Record<string, unknown>).filter(
      ([name]) => name !== 'userId' && name.endsWith('Id'),
    ),
  );
}
