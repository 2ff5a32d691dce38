/** `npm run owner -- invite EMAIL [--role R] | list | remove EMAIL | token NAME --role R [--days N] | revoke NAME`: who may come into the office. */
import { parseArgs } from 'node:util'
import { isRole, ROLES, type Role } from '#domain/people/roles.ts'
import { readEnvironment } from '#server/settings/environment.ts'
import type { Person } from '#services/people/people-repository.ts'
import { createPeopleService, type PeopleService } from '#services/people/people-service.ts'
import { commandResult, finish, Refusal, table, withDatabase, type CommandResult } from './commands/shop-command.ts'

const USAGE = `Usage: npm run owner -- invite EMAIL [--role ${ROLES.toReversed().join('|')}]
       npm run owner -- list [--json]
       npm run owner -- remove EMAIL
       npm run owner -- token NAME --role ROLE [--days NUMBER]
       npm run owner -- revoke NAME`

const OPTIONS = { role: { type: 'string' }, days: { type: 'string' }, json: { type: 'boolean' } } as const
const LAST_OWNER = 'The shop would be left without an owner who can come in; invite another one first.'

type Values = ReturnType<typeof parseCommandLine>['values']

function parseCommandLine(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS })
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`)
  }
}

/** Runs the command with its arguments; `now` is the moment at which it happens. */
export function runOwner(args: string[], env: NodeJS.ProcessEnv, now = new Date()): Promise<CommandResult> {
  return commandResult(async () => {
    const { values, positionals } = parseCommandLine(args)
    const [task, typed, ...rest] = positionals
    const run = taskOf(task, typed, rest, values)
    const { ownerEmail, siteUrl } = readEnvironment(env)
    return await withDatabase(env, ({ people }) =>
      run(createPeopleService({ people, ownerEmail, clock: () => now }), siteUrl),
    )
  })
}

type Task = (people: PeopleService, siteUrl: string) => Promise<string>

/** What is to be done. @throws {Refusal} before there is a database, where that is not said rightly. */
function taskOf(task: string | undefined, typed: string | undefined, rest: string[], values: Values): Task {
  const unknown = () => new Refusal(USAGE)
  if (rest.length > 0) throw unknown()
  if (task === 'list' && typed === undefined) return (people) => list(people, values.json === true)
  if (typed === undefined || values.json === true) throw unknown()
  const role = readRole(values.role)
  if (task === 'token') return (people) => addToken(people, typed, role, readDays(values.days))
  if (values.days !== undefined) throw unknown()
  if (task === 'invite') return (people, siteUrl) => invite(people, typed, role, siteUrl)
  if (values.role !== undefined) throw unknown()
  if (task === 'remove') return (people) => remove(people, typed)
  if (task === 'revoke') return (people) => revoke(people, typed)
  throw unknown()
}

function readRole(text: string | undefined): Role | undefined {
  if (text === undefined || isRole(text)) return text
  throw new Refusal(`--role must be ${ROLES.toReversed().join(', ')}, got "${text}".`)
}

function readDays(text: string | undefined): number | null {
  if (text === undefined) return null
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new Refusal(`--days must be a whole number from 1 to 9999, got "${text}".`)
}

async function invite(people: PeopleService, email: string, role: Role | undefined, siteUrl: string): Promise<string> {
  // Whoever has the shop's command line may do everything, and so may who is invited there, unless another role is named.
  const result = await people.invite(email, role ?? 'owner', role !== undefined)
  if (result.kind === 'email') throw new Refusal(`"${email}" is not an e-mail address.`)
  if (result.kind === 'last-owner') throw new Refusal(LAST_OWNER)
  const { person, token } = result
  const who = `${person.email ?? email} may come in as ${person.role}`
  return `${who}. The link is good once, for 30 minutes:\n${siteUrl}/office/welcome#${token}`
}

async function list(people: PeopleService, asJson: boolean): Promise<string> {
  const [persons, tokens] = [await people.list(), await people.tokens()]
  if (asJson) return JSON.stringify({ people: persons, tokens })
  if (persons.length === 0 && tokens.length === 0) return 'Nobody may come in yet.'
  const rows = persons.map(({ email, role, invitedAt, joinedAt }: Person) => [
    email ?? '(no address)',
    role,
    invitedAt,
    joinedAt ?? '-',
  ])
  const programs = tokens.map(({ name, role, createdAt, expiresAt }) => [name, role, createdAt, expiresAt ?? 'never'])
  return [
    ...(rows.length > 0 ? [table([['E-MAIL', 'ROLE', 'INVITED', 'FIRST SIGN-IN'], ...rows])] : []),
    ...(programs.length > 0 ? [table([['TOKEN', 'ROLE', 'SINCE', 'UNTIL'], ...programs])] : []),
  ].join('\n\n')
}

async function remove(people: PeopleService, email: string): Promise<string> {
  const outcome = await people.removeByEmail(email)
  if (outcome === 'unknown') throw new Refusal(`${email} is not among those who may come in.`)
  if (outcome === 'last-owner') throw new Refusal(LAST_OWNER)
  return `${email} may no longer come in, and is signed out everywhere.`
}

async function addToken(
  people: PeopleService,
  name: string,
  role: Role | undefined,
  days: number | null,
): Promise<string> {
  if (role === undefined) throw new Refusal(`--role says what the token may do.\n${USAGE}`)
  const result = await people.addToken(name, role, days)
  if (result.kind === 'name') {
    throw new Refusal(`A name is 1 to 60 letters, digits, dots, - and _, got "${name}".`)
  }
  if (result.kind === 'taken') throw new Refusal(`There is a token ${name} already; revoke it first.`)
  const until = result.expiresAt === null ? 'until it is revoked' : `until ${result.expiresAt}`
  return `The token ${name} may do what ${role} may, ${until}. It is shown this once:\n${result.token}`
}

async function revoke(people: PeopleService, name: string): Promise<string> {
  if (await people.revokeToken(name)) return `The token ${name} opens nothing any more.`
  throw new Refusal(`There is no token ${name}.`)
}

if (import.meta.main) finish(await runOwner(process.argv.slice(2), process.env))
