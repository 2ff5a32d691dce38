/** The process's log: JSON lines without addresses of clients, queries, cookies or bodies. */
import { pino, stdSerializers, type DestinationStream, type Logger, type LoggerOptions } from 'pino'
import type { LogLevel } from '../settings/environment.ts'

interface LoggedRequest {
  id?: unknown
  method?: string
  url?: string
}

/** The path alone: a query may hold a search text or an order's key. */
function request({ id, method, url }: LoggedRequest) {
  return { id, method, path: url?.split('?')[0] }
}

/** Kind, message, code and stack: a database's error also carries the row that it refused, with whatever a shopper typed. */
function error(thrown: Error) {
  const { type, message, stack, code } = stdSerializers.err(thrown)
  return { type, message, stack, ...(typeof code === 'string' && { code }) }
}

export function createLogger(level: LogLevel, sink: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    serializers: {
      req: request,
      res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
      err: error,
    },
  }
  return pino(options, sink)
}
