/** All appointments of a visitor. */
export const ownAppointmentsPath = '/rendez-vous/mes-rendez-vous'

export const appointmentPath = (uid: string): string => `/rendez-vous/${encodeURIComponent(uid)}`

/** The first step of an appointment for a prestation. */
export const prestationPath = (uid: string): string => `/rendez-vous/choisir?prestation=${encodeURIComponent(uid)}`
