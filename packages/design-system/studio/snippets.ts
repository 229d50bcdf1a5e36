/** Code to start from, by name. */
export const snippets = {
  'A section of stories': `<Stack space={6}>
  <SectionHead title="Latest" />
  <Teaser story={stories.garner} layout="l" headingLevel={3} />
  <Button look="ink">Read the report</Button>
</Stack>`,
  'A grid of teasers': `<Wrap>
  <Grid>
    {stream.slice(0, 3).map((story) => (
      <GridItem key={story.url} span={{ m: 4 }}>
        <Teaser story={story} layout="l" headingLevel={2} />
      </GridItem>
    ))}
  </Grid>
</Wrap>`,
  'A form with an error': `<form>
  <Stack space={4}>
    <TextField id="name" label="Your name" />
    <TextField id="email" label="Email" error="Write an address, such as name@example.com." />
    <Button type="submit" look="ink">Send</Button>
  </Stack>
</form>`,
  'The footer of the brand': `<SiteFooter {...brand.shell.footer} />`,
  'A dialog': `<>
  <Button look="ink" {...opensModal('dialog')}>Open</Button>
  <Modal id="dialog" title="Share this story">
    <p>Escape closes it.</p>
  </Modal>
</>`,
} as const;
