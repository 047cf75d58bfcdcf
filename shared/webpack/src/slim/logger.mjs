/** Takes the place of the federation runtime's logger, which also serves compilers and Node. */
const logger = console;

/** @returns {Console} */
export function createLogger() {
  return logger;
}

export function bindLoggerToCompiler() {}
export { logger, logger as infrastructureLogger, createLogger as createInfrastructureLogger };
