export const CONTACT_TYPE = 'Contact'
export const CONTACT_SENT = 'Email sent successfully!'
export const CONTACT_FAILED = 'Failed to send email. Please try again.'
export const CONTACT_UNREACHABLE = 'Something went wrong. Please check the server.'
