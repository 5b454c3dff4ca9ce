// Lets plain Node run the TypeScript sources it is given: it strips types by itself, but does not know that './x.js' means './x.ts'.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const fromSource =
      context.parentURL?.endsWith('.ts') && specifier.startsWith('.') && specifier.endsWith('.js');
    return next(fromSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});
