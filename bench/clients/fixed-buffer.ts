/** The yardstick of the page cache: a Fastify server, started as a child process, that answers a buffer of so many bytes and says its port. */
import Fastify from 'fastify'

const body = Buffer.alloc(Number(process.argv[2]), 'x')
const app = Fastify()
app.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(body))
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
if (address === null || typeof address === 'string') throw new Error('The yardstick does not listen on a port.')
process.send?.(address.port)
process.on('disconnect', () => process.exit(0))
