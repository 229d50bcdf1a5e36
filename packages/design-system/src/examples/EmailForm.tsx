import { createBehaviorAttributes } from '../behaviors/behavior';
import { ShareBar } from '../ShareBar/ShareBar';
import { createShareByEmail } from '../ShareByEmail/ShareByEmail.behavior';
import { ShareByEmail, type ShareByEmailOptions, type ShareByEmailProps } from '../ShareByEmail/ShareByEmail';
import { mailAddress } from '../ShareBar/shareAddresses';

const page = { url: 'https://news.example/2026/11/16/lasalle-street/', title: 'A walk down LaSalle Street' };

/** The story that the form sends. */
export const emailedStory = {
  headline: page.title,
  summary: '<p>Twelve towers, four lenders.</p>',
  emailUrl: page.url,
};

const attributes = createBehaviorAttributes<'email-form'>();

export type EmailFormProps = Pick<ShareByEmailProps, 'errorDisplay'> &
  Pick<ShareByEmailOptions, 'closeAfter'> & { send: Parameters<typeof createShareByEmail>[0] };

/** A share bar with the email form, for stories. A site registers its behavior by name. */
export const EmailForm = ({ send, closeAfter, ...props }: EmailFormProps) => (
  <ShareBar
    page={page}
    email={
      <ShareByEmail
        mail={mailAddress(page)}
        {...attributes('email-form', { story: emailedStory, closeAfter })}
        {...props}
        ref={(root) => {
          const connected = new AbortController();
          if (root) createShareByEmail(send)(root, connected.signal);
          return () => connected.abort();
        }}
      />
    }
  />
);
