/** Where programs are looked for: the one thing of its environment that a child process of ours is told. */
export const programSearchPath = (): string => process.env.PATH ?? '/usr/local/bin:/usr/bin:/bin';
