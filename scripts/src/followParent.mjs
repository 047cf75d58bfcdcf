// Loaded before a server's program: when the parent is gone without having stopped its
// servers, they stop by themselves instead of keeping the ports.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
