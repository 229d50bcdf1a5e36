import { useState } from 'react';
import { Button } from '../src/Button/Button';

/** Copies the address of this page, which holds the state of the tool. */
export const CopyAddress = () => {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      setMessage('The address was copied.');
    } catch {
      // The browser forbids it, or the host has no https.
      setMessage(`This browser does not allow copying. Copy the address here: ${location.href}`);
    }
  };
  return (
    <>
      <Button look="line" onClick={copy}>
        Copy address
      </Button>
      <span role="status">{message}</span>
    </>
  );
};
