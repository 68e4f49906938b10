// A form that was drawn ahead may be sent before anybody listens: the press is noted, and made good by the form once it is taken over (usePlainForm.ts).
addEventListener(
  'submit',
  (event) => {
    if (!event.target.hasAttribute('data-waits')) return;
    event.preventDefault();
    event.target.setAttribute('data-pressed', '');
  },
  true,
);
