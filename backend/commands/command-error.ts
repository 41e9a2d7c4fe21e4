/** A mistake of the operator. The command prints it as one sentence, without a stack. */
export class CommandError extends Error {}
