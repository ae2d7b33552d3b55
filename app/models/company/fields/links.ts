import { inGroup, optionalAddress } from './kinds'

const field = inGroup('Social links')
const ofPage = { description: 'Optional. Begins with https://' }

export const linkFields = {
  chatUrl: field('Chat', optionalAddress('https://chat.example.com/acme'), ofPage),
  microblogUrl: field('Microblog', optionalAddress('https://microblog.example.com/acme'), ofPage),
  socialUrl: field('Social network', optionalAddress('https://social.example.com/acme'), ofPage),
  professionalUrl: field(
    'Professional network',
    optionalAddress('https://professional.example.com/acme'),
    ofPage,
  ),
  photoUrl: field('Photo sharing', optionalAddress('https://photos.example.com/acme'), ofPage),
}
