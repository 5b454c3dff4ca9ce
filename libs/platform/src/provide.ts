import { Inject } from '@nestjs/common';

// Ports are interfaces, which leave no trace at run time: handlers ask for them by these names.
export const ENVIRONMENT = Symbol('environment');
export const FILES = Symbol('files');
export const MAIL = Symbol('mail');
export const LOGGER = Symbol('logger');

/** `constructor(@InjectFiles() private readonly files: Files)`: the port itself, as the host has chosen it. */
export const InjectEnvironment = (): ParameterDecorator => Inject(ENVIRONMENT);
export const InjectFiles = (): ParameterDecorator => Inject(FILES);
export const InjectMail = (): ParameterDecorator => Inject(MAIL);
export const InjectLogger = (): ParameterDecorator => Inject(LOGGER);
