/** The way into the office on an engine, as the services see it. */
import type { PeopleRepository } from '#services/people/people-repository.ts'
import type { Engine } from '../engine.ts'
import { addApiToken, findApiToken, readApiTokens, revokeApiToken } from './api-tokens.ts'
import { createLinkMails } from './link-mails.ts'
import {
  addChallenge,
  addPasskey,
  findPasskey,
  readPasskeys,
  removePasskey,
  signInWithPasskey,
  takeChallenge,
} from './passkeys.ts'
import {
  findByEmail,
  findPerson,
  hasOwner,
  invitePerson,
  listPeople,
  listWithKeys,
  removePerson,
  setEmail,
  setRole,
} from './persons.ts'
import { addLink, endSession, isSeenStale, noteSeen, readSession, redeemLink } from './sessions.ts'

export function createPeople(engine: Engine): PeopleRepository {
  return {
    list: () => engine.read(listPeople),
    listWithKeys: (now) => engine.read((session) => listWithKeys(session, now)),
    find: (id) => engine.read((session) => findPerson(session, id)),
    findByEmail: (email) => engine.read((session) => findByEmail(session, email)),
    hasOwner: () => engine.read(hasOwner),
    invite: (invite) => engine.write((session) => invitePerson(engine, session, invite)),
    remove: (id) => engine.write((session) => removePerson(engine, session, id)),
    setRole: (id, role) => engine.write((session) => setRole(engine, session, id, role)),
    setEmail: (id, email) => engine.write((session) => setEmail(engine, session, id, email)),
    addLink: (link) => engine.write((session) => addLink(session, link)),
    redeemLink: (tokenHash, started, first, at) =>
      engine.write((session) => redeemLink(engine, session, tokenHash, started, first, at)),
    async session(tokenHash, now) {
      const found = await engine.read((session) => readSession(session, tokenHash, now))
      if (found && isSeenStale(found, now)) await engine.write((session) => noteSeen(session, found.session.id, now))
      return found
    },
    endSession: (id, personId) => engine.write((session) => endSession(session, id, personId)),
    addChallenge: (challenge, at) => engine.write((session) => addChallenge(session, challenge, at)),
    takeChallenge: (challenge, at) => engine.write((session) => takeChallenge(session, challenge, at)),
    addPasskey: (passkey) => engine.write((session) => addPasskey(session, passkey)),
    passkeys: (personId) => engine.read((session) => readPasskeys(session, personId)),
    findPasskey: (id) => engine.read((session) => findPasskey(session, id)),
    removePasskey: (id, personId) => engine.write((session) => removePasskey(session, id, personId)),
    signInWithPasskey: (passkey, counter, started, at) =>
      engine.write((session) => signInWithPasskey(session, passkey, counter, started, at)),
    addApiToken: (token) => engine.write((session) => addApiToken(session, token)),
    apiTokens: () => engine.read(readApiTokens),
    findApiToken: (tokenHash, now) => engine.read((session) => findApiToken(session, tokenHash, now)),
    revokeApiToken: (name) => engine.write((session) => revokeApiToken(session, name)),
    linkMails: createLinkMails(engine),
  }
}
