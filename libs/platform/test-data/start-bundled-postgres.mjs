// Starts the bundled PostgreSQL in the folder given, prints its address and waits to be killed.
import '../../../tools/jest/typescript-imports.mjs';

const { startBundledPostgres } = await import('../src/database/bundled-postgres.ts');
const { url } = await startBundledPostgres({ dataDir: process.argv[2] });
console.log(url);
