import { ownerKeys } from '../call/ownerKeys'

/** The keys that histories of meter readings are stored under. */
export const readingOwner = ownerKeys('readings')
